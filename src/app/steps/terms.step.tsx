import { terms } from '../../messages/es-MX.ts';
import { LegalScreen } from '../../screens/legal/LegalScreen.tsx';
import { pageStep } from './manifest.ts';

/** The terms and conditions. */
export const termsStep = pageStep<'terms'>({ Screen: () => <LegalScreen text={terms} /> });
