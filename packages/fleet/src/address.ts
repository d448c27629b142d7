import { BadInput } from '@patience/atlas/count';

/**
 * Reads the address of a Redis or Valkey server.
 * @throws BadInput for anything but redis:// and rediss:// addresses. The error does not quote the address, which may contain a password.
 */
export function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new BadInput(
      'The server is written redis://host:6379 or rediss://user:password@host:6379/0. In a password, write / ? # % and @ as %2F %3F %23 %25 and %40.',
    );
  return url;
}

/** Returns an address for messages, without user, password and parameters. */
export const shownAddress = ({ protocol, host, pathname, username, password }: URL): string =>
  `${protocol}//${username || password ? '…@' : ''}${host}${pathname}`;

/** Replaces the password and the parameters of an address by … in a text, whether they are percent-encoded there or not. */
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
