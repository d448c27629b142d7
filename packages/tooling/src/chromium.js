import { existsSync } from 'node:fs';
/** Placeholder, replaced in the next commit. @returns {Promise<{executablePath: string} | undefined>} */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return existsSync(path) ? { executablePath: path } : undefined;
}
