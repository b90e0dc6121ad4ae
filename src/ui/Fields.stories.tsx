import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, CreditCard, MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { CodeField } from './CodeField.tsx';
import { ComboField } from './ComboField.tsx';
import { ComboSheet, type ComboSection } from './ComboSheet.tsx';
import { DateField } from './DateField.tsx';
import { Form } from './Form.tsx';
import { Page } from './Page.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta = { title: 'Kit/Campos' };
export default meta;

const types = [
  { id: 'ADULTO', name: 'ADULTO', detail: '$612.00' },
  { id: 'MENOR', name: 'MENOR', detail: '$306.00' },
  { id: 'SENECTUD', name: 'SENECTUD', detail: '$306.00' },
];

export const States: StoryObj = {
  name: 'Estados',
  render: () => (
    <Page>
      <h1>Campos</h1>
      <div className="grid gap-5 md:grid-cols-3">
        <TextField label="Normal" placeholder="Escribe aquí" />
        <TextField label="Con valor y pista" defaultValue="begona@example.com" hint="Aquí llegan tus boletos." />
        <TextField label="Con error" defaultValue="P" refusal="Escribe al menos 2 letras" />
        <TextField label="Con nota" defaultValue="OBrien" note="Quitamos «'»: solo letras y espacios" />
        <TextField label="Bloqueado" value="•••• •••• •••• 4242" icon={<CreditCard />} isLocked />
        <TextField label="Teléfono" lead="+52" inputMode="numeric" maxLength={10} autoComplete="tel-national" />
        <TextField label="Deshabilitado" isDisabled defaultValue="Begoña" />
        <Select label="Tipo de pasajero" value="ADULTO" onChange={() => {}} options={types} placeholder="Elige" />
        <Select look="chip" label="Ordenar por" value="ADULTO" onChange={() => {}} options={types} placeholder="Elige" />
        <Select label="Sin elegir" value={null} onChange={() => {}} options={types} placeholder="Elige" error="Elige un tipo" />
        <Card label="Código">
          <CodeField label="Código de 6 dígitos" value="4802" onChange={() => {}} />
          <CodeField label="Código con error" value="480211" onChange={() => {}} error="El código no es correcto" />
        </Card>
      </div>
    </Page>
  ),
};

const send = fn();

/** A field is wrong once it was left with something in it, or its form was sent. Its message has its room from the first frame (decision 35). */
export const Wrong: StoryObj = {
  name: 'Error al dejar o enviar',
  render: function Fill() {
    const [name, setName] = useState('');
    const isShort = name.length < 2;
    return (
      <Page isNarrow>
        <Form className="grid gap-4" onSubmit={send}>
          <TextField label="Nombre" value={name} onChange={setName} error={isShort ? 'Escribe al menos 2 letras' : undefined} />
          <TextField label="Correo" hint="Aquí llegan tus boletos." error="Escribe tu correo" />
          <Button type="submit" isDisabled={isShort}>
            Guardar
          </Button>
        </Form>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [name, email] = [canvas.getByLabelText('Nombre'), canvas.getByLabelText('Correo')];
    const place = () => canvas.getByRole('button').getBoundingClientRect().top;
    const before = place();
    await userEvent.click(name);
    await userEvent.click(email);
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.type(name, 'B');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.click(email);
    await expect(name).toHaveAccessibleDescription('Escribe al menos 2 letras');
    await expect(place()).toBe(before);
    await expect(email).not.toHaveAttribute('aria-invalid');

    // Enter sends, while the button waits for the name too.
    await userEvent.type(email, '{Enter}');
    await expect(email).toHaveAccessibleDescription('Escribe tu correo');
    await expect(name).toHaveFocus();
    await expect(place()).toBe(before);
    await userEvent.type(name, 'egoña');
    await expect(name).not.toHaveAttribute('aria-invalid');
  },
};

/** Focus returns to the button, where a letter chooses without opening. An arrow opens; Escape and the chosen option close without a choice. */
export const SelectOpen: StoryObj = {
  name: 'Lista abierta',
  render: function Choose() {
    const [value, setValue] = useState<string | null>('ADULTO');
    return (
      <Page isNarrow className="min-h-96">
        <Select label="Tipo de pasajero" value={value} onChange={setValue} options={types} placeholder="Elige" />
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Tipo de pasajero/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: /MENOR/ }));
    await waitFor(() => expect(button).toHaveTextContent('MENOR'));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() => expect(button).toHaveTextContent('SENECTUD'));
    const list = () => screen.findByRole('listbox', { name: 'Tipo de pasajero' });
    const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await waitFor(() => expect(screen.getByRole('option', { name: /SENECTUD/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await list()).getByRole('option', { selected: true }));
    await closed();
    await expect(button).toHaveTextContent('SENECTUD');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await list();
  },
};

/** Delivers a code as the WebOTP of a phone does. */
const sms = { get: fn(), deliver: (_code: string) => {} };

/** Each digit moves to the next box, Backspace goes back, pasting fills the boxes, letters are dropped. */
export const Code: StoryObj = {
  name: '[AUTH-052][AUTH-053] Código',
  render: function Type() {
    const [value, setValue] = useState('');
    return (
      <Page isNarrow>
        <CodeField label="Código de 6 dígitos" value={value} onChange={setValue} isRefused={value === '480211'} readsSms />
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Código de 6 dígitos' });
    const boxes = [...(input.nextElementSibling?.children ?? [])];
    const outlined = () => boxes.findIndex((box) => getComputedStyle(box).outlineStyle !== 'none');
    await userEvent.type(input, '48x0');
    await expect(input).toHaveValue('480');
    await expect(outlined()).toBe(3);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('48');
    await expect(outlined()).toBe(2);
    await userEvent.paste('021-7');
    await expect(input).toHaveValue('0217');
    await userEvent.clear(input);
    await userEvent.paste('Tu código: 480211.');
    await expect(input).toHaveValue('480211');
    // A wrong code is typed over.
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
    // The browser read the SMS, and the field does not wait for another.
    await userEvent.clear(input);
    sms.deliver('731902');
    await waitFor(() => expect(input).toHaveValue('731902'));
    await expect(sms.get.mock.calls).toEqual([[{ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) }]]);
  },
  beforeEach: () => {
    const { get } = navigator.credentials;
    const waiting = new Promise((deliver) => (sms.deliver = (code) => deliver({ code })));
    sms.get = fn(() => waiting);
    Object.assign(window, { OTPCredential: Object });
    Object.assign(navigator.credentials, { get: sms.get });
    return () => {
      Object.assign(navigator.credentials, { get });
      Reflect.deleteProperty(window, 'OTPCredential');
      void expect(sms.get.mock.lastCall).toMatchObject([{ signal: { aborted: true } }]);
    };
  },
};

const places = [
  { id: 'SLP', name: 'San Luis Potosí', detail: 'Terminal San Luis', code: 'SLP' },
  { id: 'SFE', name: 'San Fernando', detail: 'Tamaulipas', code: 'SFE' },
  { id: 'TAM', name: 'Tampico', detail: 'Tamaulipas', code: 'TAM' },
];

/** Opens the sheet, filters, chooses with the keyboard, and returns the focus. */
export const Combo: StoryObj = {
  name: 'Lista con búsqueda',
  render: function Search() {
    const [query, setQuery] = useState('');
    const [id, setId] = useState<string>();
    const found = places.filter(({ name }) => name.toLowerCase().startsWith(query));
    const sections: ComboSection[] = [
      {
        id: 'all',
        title: 'Destinos desde Monterrey',
        options: found.map((place) => ({ ...place, match: [0, query.length] as const })),
      },
    ];
    return (
      <Page isNarrow className="min-h-160">
        <ComboField
          label="Destino"
          placeholder="¿A dónde vas?"
          value={places.find((place) => place.id === id)?.name}
          icon={<MapPin />}
          query={query}
          onQueryChange={setQuery}
          renderSheet={(opened) => (
            <ComboSheet
              {...opened}
              title="¿A dónde vas?"
              inputLabel="Buscar destino"
              closeLabel="Cerrar"
              clearLabel="Borrar"
              sections={found.length > 0 ? sections : []}
              onChoose={(chosen) => {
                opened.onClose();
                setId(chosen);
              }}
              empty="No encontramos ese lugar"
            />
          )}
        />
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('button', { name: /Destino/ });
    await userEvent.click(field);
    const input = await screen.findByRole('searchbox', { name: 'Buscar destino' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'san');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('San Fernando');
    await userEvent.click(field);
    await screen.findByRole('listbox');
  },
};

const notes = new Map(
  Array.from({ length: 18 }, (_, at) => {
    const price = at % 7 === 5 ? 439 : 459;
    return [
      `2026-04-${at + 12}`,
      { text: `$${price}`, short: `${price}`, name: `desde $${price} por persona`, isLow: price === 439 },
    ] as const;
  }),
);

/** Monday first, six rows, prices in the cells. Today is the given day, and a chosen day is reported at once. */
export const Day: StoryObj = {
  name: 'Día',
  render: function Choose() {
    const [day, setDay] = useState<string | null>(null);
    return (
      <Page isNarrow className="min-h-200">
        <DateField
          label="Saliendo"
          value={day}
          valueText={day}
          placeholder="Elige un día"
          icon={<CalendarDays />}
          onChange={setDay}
          min="2026-04-10"
          today="2026-04-13"
          nameDay={(date, { isToday }) => (isToday ? `Hoy, ${date}` : date)}
          notes={notes}
          closeLabel="Cerrar"
          previousLabel="Mes anterior"
          nextLabel="Mes siguiente"
        />
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('button', { name: /Saliendo/ });
    await userEvent.click(field);
    const grid = await screen.findByRole('grid', { name: /abril de 2026/i });
    await expect(within(grid).getAllByRole('row')).toHaveLength(6);
    const today = within(grid).getByRole('button', { name: /^Hoy, / });
    await expect(today).toHaveAccessibleName('Hoy, lunes, 13 de abril de 2026, desde $459 por persona');
    await expect(today).toHaveAttribute('tabindex', '0');
    await userEvent.click(within(grid).getByRole('button', { name: /20 de abril de 2026, desde \$459/ }));
    await expect(field).toHaveTextContent('2026-04-20');
  },
};
