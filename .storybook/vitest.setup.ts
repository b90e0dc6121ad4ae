import { setProjectAnnotations } from '@storybook/react-vite';
import { inject } from 'vitest';
import * as a11y from '@storybook/addon-a11y/preview';
import preview from './preview.tsx';

const seen = { initialGlobals: { theme: inject('theme'), viewport: { value: inject('device'), isRotated: false } } };

setProjectAnnotations([a11y, preview, seen]);
