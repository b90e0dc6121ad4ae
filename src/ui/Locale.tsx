import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { CloseLabel } from './closeLabel.ts';

/** Sets the language of react-aria's own texts, such as the names of days and "Descartar", and the word of a close button. Render it once around the app. */
export function Locale({ close, children }: { close: string; children: ReactNode }) {
  return (
    <I18nProvider locale="es-MX">
      <CloseLabel value={close}>{children}</CloseLabel>
    </I18nProvider>
  );
}
