import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, inject } from 'vitest';
import * as a11y from '@storybook/addon-a11y/preview';
import preview from './preview.tsx';

const theme = inject('theme');
// A theme changes nothing but colours, so the dark one is judged by the rules about colours; the light one by all of them.
const rules = theme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {};
const seen = {
  initialGlobals: { theme, viewport: { value: inject('device'), isRotated: false } },
  parameters: { a11y: { options: { resultTypes: ['violations'], ...rules } } },
};

setProjectAnnotations([a11y, preview, seen]);

// What a story has a screen reader say stays for seconds, and one page shows all stories.
afterEach(() => {
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
});
