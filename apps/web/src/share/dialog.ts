export const openShare = (..._args: unknown[]): void => undefined;
