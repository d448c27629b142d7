/** The result of offering something in the share dialog of the device: the player may close it, and the device may refuse to open it. */
export type PassedOn = 'sent' | 'closed' | 'refused';

/** Opens the share dialog of the device. A browser refuses it, for example, when too much time has passed since the player pressed a button. */
export async function passOn(content: ShareData): Promise<PassedOn> {
  try {
    await navigator.share(content);
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/** Returns whether the device has a share dialog. */
export const canShare = (): boolean => 'share' in navigator;

/** Returns whether the share dialog of the device takes this content. */
export const canShareAll = (content: ShareData): boolean => canShare() && 'canShare' in navigator && navigator.canShare(content);

/** Returns whether the share dialog of the device takes pictures. */
export const canSharePictures = (): boolean => canShareAll({ files: [new File([], 'picture.png', { type: 'image/png' })] });
