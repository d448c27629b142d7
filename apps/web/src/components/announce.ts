import { forceAnnounce } from '../text/force-announce.js';
import { noticePlace } from './notices.js';

/** Announces a text to screen readers in the live region of the notices, without showing it. A text is announced each time, also if it is repeated. */
export function announce(text: string): void {
  const place = noticePlace();
  const words = place.querySelector(':scope > .sr') ?? place.appendChild(Object.assign(document.createElement('p'), { className: 'sr' }));
  words.textContent = forceAnnounce(text, words.textContent);
}
