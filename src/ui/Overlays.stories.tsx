import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleX, LogOut, Ticket, UsersRound, X } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import { IconButton } from './IconButton.tsx';
import { MenuRow } from './MenuRow.tsx';
import { Page } from './Page.tsx';
import { Select } from './Select.tsx';
import { Sheet } from './Sheet.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta = { title: 'Kit/Capas' };
export default meta;

/** Focus starts in the first field. Escape closes and returns the focus. */
export const SheetOpen: StoryObj = {
  name: 'Hoja',
  render: function Open() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Page className="min-h-160">
        <Button onPress={() => setOpen(true)}>Agregar pasajero</Button>
        <Sheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Agrega al pasajero"
          closeLabel="Cerrar"
          width="mid"
          footer={
            <>
              <Button look="primary">Continuar</Button>
              <Button>Regresar</Button>
            </>
          }
        >
          <div className="grid gap-4 md:grid-cols-2">
            <TextField label="Nombre" />
            <TextField label="Apellidos" />
          </div>
        </Sheet>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Agrega al pasajero' });
  },
};

/** A button that its own press disables hands the focus to the dialog, so Escape still closes it. */
export const SpentButton: StoryObj = {
  name: 'Botón que se apaga',
  render: function Open() {
    const [isOpen, setOpen] = useState(true);
    const [isClear, setClear] = useState(false);
    return (
      <Page className="min-h-160">
        <Sheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Filtros"
          closeLabel="Cerrar"
          footer={
            <Button isDisabled={isClear} onPress={() => setClear(true)}>
              Limpiar
            </Button>
          }
        >
          <p>{isClear ? 'Sin filtros' : 'Solo viajes directos'}</p>
        </Sheet>
      </Page>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filtros' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Limpiar' }));
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Only the top overlay reacts, and the page does not scroll. Escape closes the sheet also after its focused button was removed. The focus returns each time. */
export const AlertOverSheet: StoryObj = {
  name: 'Alerta sobre una hoja',
  render: function Open() {
    const [isOpen, setOpen] = useState(false);
    const [isAsking, setAsking] = useState(false);
    const [hasBag, setBag] = useState(true);
    return (
      <Page className="min-h-160">
        <Button onPress={() => setOpen(true)}>Equipaje</Button>
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Tu equipaje" closeLabel="Cerrar hoja">
          {hasBag && <Button onPress={() => setAsking(true)}>Quitar maleta</Button>}
          <Alert
            isOpen={isAsking}
            title="¿Quitar la maleta?"
            primary={{
              label: 'Sí, quitar',
              onPress: () => {
                setBag(false);
                setAsking(false);
              },
            }}
            secondary={{ label: 'No', onPress: () => setAsking(false) }}
          />
        </Sheet>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Equipaje' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Tu equipaje' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    await expect(overflow()).toBe('hidden');
    const remove = within(sheet).getByRole('button', { name: 'Quitar maleta' });
    await userEvent.click(remove);
    const alert = await screen.findByRole('alertdialog', { name: '¿Quitar la maleta?' });
    const no = within(alert).getByRole('button', { name: 'No' });
    await expect(sheet.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(scrimOf(alert));
    await expect(alert).toBeVisible();
    await userEvent.click(no);
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(sheet.closest('[inert]')).toBeNull();
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(sheet).toHaveFocus());
    sheet.blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
    await expect(overflow()).not.toBe('hidden');
    await userEvent.click(opener);
    await userEvent.click(scrimOf(await screen.findByRole('dialog', { name: 'Tu equipaje' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape closes the list alone, and then the sheet. */
export const ListInSheet: StoryObj = {
  name: 'Lista en una hoja',
  render: function Open() {
    const [isOpen, setOpen] = useState(true);
    const [value, setValue] = useState('ADULTO');
    return (
      <Page className="min-h-160">
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Tu pasajero" closeLabel="Cerrar hoja">
          <Select
            label="Tipo de pasajero"
            value={value}
            onChange={setValue}
            options={['ADULTO', 'MENOR'].map((id) => ({ id, name: id }))}
            placeholder="Elige"
          />
        </Sheet>
      </Page>
    );
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Tu pasajero' });
    await userEvent.click(within(sheet).getByRole('button', { name: /Tipo de pasajero/ }));
    await waitFor(async () => expect(await screen.findByRole('option', { name: 'ADULTO' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(within(sheet).getByRole('button', { name: /Tipo de pasajero/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

function scrimOf(dialog: HTMLElement): Element {
  const scrim = dialog.closest('[data-modal]');
  if (!scrim) throw new Error('the dialog has no scrim');
  return scrim;
}

/** It opens after 150 ms with the focus on the main button. Escape does not close it. */
export const AlertOpen: StoryObj = {
  name: '[NAV-063][NAV-064][NAV-065] Alerta',
  render: function Open() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <Page className="min-h-160">
        <Button onPress={() => setOpen(true)}>Agregar pasajero</Button>
        <Alert
          isOpen={isOpen}
          icon={<UsersRound />}
          title="Límite de pasajeros alcanzado"
          primary={{ label: 'Aceptar', onPress: close }}
          close={{ onPress: close }}
        >
          <p>Has alcanzado el límite de 5 pasajeros para el viaje de ida.</p>
        </Alert>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    // The first opening loads the code of the panel.
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // A slow machine takes longer than any delay, so the timer itself is read.
    const timers = spyOn(window, 'setTimeout');
    await userEvent.click(opener);
    const alert = await screen.findByRole('alertdialog', { name: 'Límite de pasajeros alcanzado' });
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 150);
    timers.mockRestore();
    await expect(alert).toHaveAccessibleDescription(/límite de 5 pasajeros/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aceptar' })).toHaveFocus());
    await expect(
      within(alert)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Aceptar', 'Cerrar']);
    await userEvent.keyboard('{Escape}');
    await expect(waitFor(() => expect(alert).not.toBeInTheDocument(), { timeout: 300 })).rejects.toThrow();
  },
};

const brought = '<img src="x" data-brought><b>Oops</b>';

/** Markup is written by the shop alone. A text that contains some stands there as text (decision 10). */
export const MarkupAlert: StoryObj = {
  name: '[NAV-061][NAV-062][NAV-063] Con formato',
  render: () => (
    <Page className="min-h-160">
      <Alert isOpen icon={<CircleX />} title={brought} close={{ label: 'Aceptar', onPress: () => {} }}>
        <p>
          <strong>Tus asientos</strong> siguen apartados.
        </p>
        <p>{brought}</p>
      </Alert>
    </Page>
  ),
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: brought });
    await expect(alert).toHaveAccessibleDescription(`Tus asientos siguen apartados. ${brought}`);
    await expect(within(alert).getByText('Tus asientos').tagName).toBe('STRONG');
    await expect(document.querySelector('[data-brought]')).toBeNull();
    await expect(
      within(alert)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Aceptar']);
  },
};

/** Focus starts on the safe button. */
export const DangerAlert: StoryObj = {
  name: 'Alerta de peligro',
  render: () => (
    <Page className="min-h-160">
      <Alert
        isOpen
        isDanger
        tone="danger"
        icon={<CircleX />}
        title="¿Eliminar tu cuenta?"
        primary={{ label: 'Si, eliminar', onPress: () => {} }}
        close={{ label: 'Cerrar', onPress: () => {} }}
      >
        <p>Esto no se puede deshacer.</p>
      </Alert>
    </Page>
  ),
  play: async () => {
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus());
  },
};

export const DrawerOpen: StoryObj = {
  name: 'Menú lateral',
  render: function Open() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Page className="min-h-160">
        <Button onPress={() => setOpen(true)}>Abrir menú</Button>
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menú">
          <div className="flex items-center justify-between p-4">
            <p className="font-sign text-title-2 font-bold">Begoña</p>
            <IconButton label="Cerrar menú" icon={<X />} onPress={() => setOpen(false)} />
          </div>
          <nav aria-label="Menú" className="px-2">
            <MenuRow href="#boletos" icon={<Ticket />}>
              Mis boletos
            </MenuRow>
            <MenuRow onPress={() => {}} icon={<LogOut />}>
              Cerrar sesión
            </MenuRow>
          </nav>
        </Drawer>
      </Page>
    );
  },
};
