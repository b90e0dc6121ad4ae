import { HelpScreen } from '../../screens/help/HelpScreen.tsx';
import { pageStep } from './manifest.ts';

/** Questions and answers, by subject. */
export const helpStep = pageStep<'help'>({ Screen: HelpScreen });
