import { expect, userEvent } from 'storybook/test';

/** Types an apostrophe into each field of a name, and expects the field to say that the name leaves it out (decision 43). */
export async function expectLeftOut(...fields: HTMLElement[]): Promise<void> {
  for (const field of fields) {
    await userEvent.type(field, "'");
    await expect(field).toHaveAccessibleDescription("Quitamos «'»: usa solo letras y espacios");
  }
}
