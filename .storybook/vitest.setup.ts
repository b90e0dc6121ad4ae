import { setProjectAnnotations } from '@storybook/react-vite';
import type { Preview } from '@storybook/react-vite';
import { afterEach, inject } from 'vitest';
import * as a11y from '@storybook/addon-a11y/preview';
import preview from './preview.tsx';

/** A theme changes nothing but colours, so the dark one is judged by the rules about them; the light one by all. */
const colours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
const brief = { resultTypes: ['violations'] };

const light: Preview = {
  initialGlobals: { theme: 'light', viewport: { value: inject('device'), isRotated: false } },
  parameters: { a11y: { options: brief } },
};

/** The same story at its end, judged again in the dark. */
const dark: Preview = {
  afterEach: async (context) => {
    const page = document.documentElement;
    page.dataset['theme'] = 'dark';
    try {
      await a11y.afterEach({
        ...context,
        parameters: { ...context.parameters, a11y: { ...context.parameters['a11y'], options: { ...brief, ...colours } } },
      });
    } finally {
      page.dataset['theme'] = 'light';
    }
  },
};

setProjectAnnotations([a11y, preview, light, dark]);

// What a story has a screen reader say stays for seconds, and one page shows all stories.
afterEach(() => {
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
});
