/** Formats a duration as minutes and full seconds: `3:07`, `72:30`. @param ms milliseconds */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
