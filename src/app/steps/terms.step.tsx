import { loadText } from '../../messages/texts.ts';
import { LegalScreen } from '../../screens/legal/LegalScreen.tsx';
import { pageStep } from './manifest.ts';

/** The terms and conditions. */
export async function openTerms() {
  const text = await loadText('terms');
  return pageStep<'terms'>({ Screen: () => <LegalScreen text={text} /> });
}
