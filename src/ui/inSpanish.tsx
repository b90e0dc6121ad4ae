import { createElement, type ComponentType } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/**
 * A part of react-aria with Spanish texts, such as the names of days and "Descartar". The library's default is the language of the browser.
 * Each part has its own provider, because the page itself needs none.
 */
export function inSpanish<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InSpanish(props: Props) {
    return <I18nProvider locale="es-MX">{createElement(Part, props)}</I18nProvider>;
  };
}
