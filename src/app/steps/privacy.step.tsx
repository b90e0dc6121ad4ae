import { loadText } from '../../messages/texts.ts';
import { LegalScreen } from '../../screens/legal/LegalScreen.tsx';
import { pageStep } from './manifest.ts';

/** The privacy notice. */
export async function openPrivacy() {
  const text = await loadText('privacy');
  return pageStep<'privacy'>({ Screen: () => <LegalScreen text={text} /> });
}
