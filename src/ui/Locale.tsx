import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Sets the language of react-aria's own texts, such as the names of days and "Descartar". Render it once around the app. */
export function Locale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="es-MX">{children}</I18nProvider>;
}
