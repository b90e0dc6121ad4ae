import { loadText } from '../../messages/texts.ts';
import { HelpScreen } from '../../screens/help/HelpScreen.tsx';
import { pageStep } from './manifest.ts';

/** Questions and answers, by subject. */
export async function openHelp() {
  const topics = await loadText('help');
  return pageStep<'help'>({ Screen: () => <HelpScreen topics={topics} /> });
}
