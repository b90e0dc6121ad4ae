import { privacy } from '../../messages/es-MX.ts';
import { LegalScreen } from '../../screens/legal/LegalScreen.tsx';
import { pageStep } from './manifest.ts';

/** The privacy notice. */
export const privacyStep = pageStep<'privacy'>({ Screen: () => <LegalScreen text={privacy} /> });
