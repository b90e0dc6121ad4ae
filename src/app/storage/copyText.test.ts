import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';

afterEach(() => vi.unstubAllGlobals());

it('a copied text is said to be copied, and one that the browser refuses is not', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await expect(copyText('TUN-7KQ2BYT9')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('TUN-7KQ2BYT9');
  writeText.mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
  await expect(copyText('TUN-7KQ2BYT9')).resolves.toBe(false);
  vi.stubGlobal('navigator', {});
  await expect(copyText('TUN-7KQ2BYT9')).resolves.toBe(false);
});
