export const devices = {
  phone: { name: 'Teléfono', type: 'mobile', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Escritorio', type: 'desktop', styles: { width: '1280px', height: '800px' } },
} as const;

export const themes = ['light', 'dark'] as const;

/** The devices in pixels. */
export const sizes = Object.values(devices).map(({ name, styles }) => ({
  name,
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
}));

export type Device = keyof typeof devices;
export type Theme = (typeof themes)[number];

/** One browser for each size and theme, so that every story is tested four times without being written four times. */
export const storyInstances = () =>
  (Object.keys(devices) as Device[]).flatMap((device) =>
    themes.map((theme) => ({ browser: 'chromium' as const, name: `${device}-${theme}`, provide: { device, theme } })),
  );

declare module 'vitest' {
  interface ProvidedContext {
    device: Device;
    theme: Theme;
  }
}
