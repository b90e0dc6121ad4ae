import { copyText } from './copyText.ts';

/** What a traveller sends to others. */
export type Message = { text: string; url?: string };

const whole = ({ text, url }: Message) => (url === undefined ? text : `${text} ${url}`);

/** Opens WhatsApp with the message; its traveller chooses the person there. */
export const whatsAppHref = (message: Message) => `https://wa.me/?text=${encodeURIComponent(whole(message))}`;

/** The browser rejects so when the traveller closes the share sheet, or when a setting of the device forbids it. */
const isRefusal = (error: unknown) => error instanceof DOMException && (error.name === 'AbortError' || error.name === 'NotAllowedError');

/** Opens the device's share sheet. A browser without one, or whose sheet fails, copies the message. Returns whether it was copied. */
export async function shareOut(message: Message): Promise<boolean> {
  if (typeof navigator.share !== 'function') return copyText(whole(message));
  try {
    await navigator.share(message);
    return false;
  } catch (error) {
    return isRefusal(error) ? false : copyText(whole(message));
  }
}
