import { BadInput } from '@patience/atlas/count';

/**
 * Checks the address of a server.
 * @returns it as a URL
 * @throws BadInput for anything but redis:// and rediss://, without repeating it: a password may stand in it
 */
export function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new BadInput(
      'The server is written redis://host:6379 or rediss://user:password@host:6379/0; in a password, / ? # % and @ are written %2F %3F %23 %25 and %40.',
    );
  return url;
}

/** Returns an address without user, password and parameters. */
export const shownAddress = ({ protocol, host, pathname, username, password }: URL): string =>
  `${protocol}//${username || password ? '…@' : ''}${host}${pathname}`;

/** Takes the password of an address out of a text, however it is written there. */
export function withoutSecrets(text: string, url: URL): string {
  const secrets = [url.password, ...url.searchParams.values()]
    .flatMap((secret) => [secret, decoded(secret)])
    .filter((secret) => secret !== '');
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '…'), text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
