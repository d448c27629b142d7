/** Features that a page may delegate to a frame and that no sandbox gets, for browsers that do not list theirs. */
const KNOWN_POWERS =
  'accelerometer autoplay bluetooth camera clipboard-read clipboard-write display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial speaker-selection storage-access usb web-share xr-spatial-tracking'.split(
    ' ',
  );

/**
 * Returns the value of `allow` that withholds every feature from a frame. Chromium lists the features that it supports, so later ones are
 * included.
 */
export function withheldPowers(document: Document): string {
  const { featurePolicy } = document as Document & { readonly featurePolicy?: { features(): readonly string[] } };
  return (featurePolicy?.features() ?? KNOWN_POWERS).map((name) => `${name} 'none'`).join('; ');
}
