import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareOut, whatsAppHref } from './shareOut.ts';

const message = { text: 'Mi reserva de Andén: referencia 12 & 34.', url: 'https://anden.example/compra/vale/1' };
const copied = `${message.text} ${message.url}`;

const browser = (share: (() => Promise<void>) | undefined) => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });
  return writeText;
};

afterEach(() => vi.unstubAllGlobals());

describe('sharing', () => {
  it('opens the share sheet, and copies where there is none', async () => {
    const share = vi.fn(() => Promise.resolve());
    expect(browser(share)).not.toHaveBeenCalled();
    await expect(shareOut(message)).resolves.toBe(false);
    expect(share).toHaveBeenCalledWith(message);
    const writeText = browser(undefined);
    await expect(shareOut(message)).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith(copied);
  });

  it.each([
    ['AbortError', false],
    ['NotAllowedError', false],
    ['DataError', true],
  ])('a sheet that rejects with %s is no error; copied: %s', async (name, isCopied) => {
    const writeText = browser(() => Promise.reject(new DOMException('', name)));
    await expect(shareOut(message)).resolves.toBe(isCopied);
    expect(writeText).toHaveBeenCalledTimes(isCopied ? 1 : 0);
  });

  it('WhatsApp gets the text and the address', () => {
    expect(new URL(whatsAppHref(message)).searchParams.get('text')).toBe(copied);
    expect(new URL(whatsAppHref({ text: 'Viajo' })).searchParams.get('text')).toBe('Viajo');
  });
});
