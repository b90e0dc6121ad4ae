export const devices = {
  phone: { name: 'Teléfono', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Escritorio', type: 'desktop', styles: { width: '1280px', height: '800px' } },
} as const;

export const themes = ['light', 'dark'] as const;

/** One switch changes the canvas, the panel and the flows. */
export const isDark = (globals: Record<string, unknown>) => globals['theme'] === 'dark';

/** The folder of `scripts/noteCharts.ts` in the atlas: a file for each chart with its paths and what their last run crossed. */
export const NOTES = 'chart-notes';

/** The sizes of the devices in pixels. */
export const sizes = Object.values(devices).map(({ name, styles }) => ({
  name,
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
}));

export type Device = keyof typeof devices;

/** One browser for each size, so that every story is tested on both without a copy; each is checked in both themes. */
export const storyInstances = () =>
  (Object.keys(devices) as Device[]).map((device) => ({ browser: 'chromium' as const, name: device, provide: { device } }));

declare module 'vitest' {
  interface ProvidedContext {
    device: Device;
  }
}
