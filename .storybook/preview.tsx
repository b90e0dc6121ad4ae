import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../src/styles/global.css';
import { devices, themes } from './variants.ts';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: { icon: 'circlehollow', items: themes.map((value) => ({ value, title: value === 'dark' ? 'Oscuro' : 'Claro' })) },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'phone', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: devices },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { disable: true },
  },
  decorators: [
    function Themed(Story, { globals }) {
      const theme = String(globals['theme']);
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme;
        document.documentElement.lang = 'es-MX';
      }, [theme]);
      return (
        <I18nProvider locale="es-MX">
          <Story />
        </I18nProvider>
      );
    },
  ],
};

export default preview;
