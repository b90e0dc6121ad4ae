import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Search, Trash2, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Page } from './Page.tsx';
import { TextLink } from './TextLink.tsx';

const meta: Meta = { title: 'Kit/Botones' };
export default meta;

export const Looks: StoryObj = {
  name: 'Todos',
  render: () => (
    <Page>
      <h1>Botones</h1>
      <div className="grid gap-5 md:grid-cols-2">
        <Card>
          <Button look="primary">Resumen y pago</Button>
          <Button look="primary" icon={<Lock />}>
            Pagar
          </Button>
          <Button look="primary" isPending pendingLabel="Procesando...">
            Resumen y pago
          </Button>
          <Button look="primary" isDisabled>
            Deshabilitado
          </Button>
          <Button look="danger">Si, eliminar</Button>
        </Card>
        <Card>
          <Button size="lg">Secundario</Button>
          <Button isDisabled>Secundario</Button>
          <Button look="soft">Ver asientos</Button>
          <Button look="ghost">Fantasma</Button>
          <Button look="danger-ghost">Eliminar cuenta</Button>
          <LinkButton href="#buscar" look="soft" icon={<Search />}>
            Buscar viajes
          </LinkButton>
          <p>
            <TextLink href="#limpiar">Limpiar</TextLink> al continuar aceptas los{' '}
            <TextLink inline href="#terminos">
              términos
            </TextLink>
          </p>
          <div className="flex">
            <IconButton label="Editar" icon={<Pencil />} />
            <IconButton label="Eliminar" icon={<Trash2 />} isDisabled />
          </div>
        </Card>
      </div>
    </Page>
  ),
};

const pay = fn();

/** A pending button keeps focus and width and ignores a second press. */
export const Pending: StoryObj = {
  name: 'En espera',
  render: function Pay() {
    const [isPending, setPending] = useState(false);
    return (
      <Page>
        <Button
          look="primary"
          isPending={isPending}
          pendingLabel="Procesando..."
          className="justify-self-start"
          onPress={() => {
            pay();
            setPending(true);
          }}
        >
          Pagar
        </Button>
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    pay.mockClear();
    const button = within(canvasElement).getByRole('button');
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(pay).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleName('Procesando...');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
  },
};

/** A screen reader hears the name of the button and its pending text together. */
export const PendingNamed: StoryObj = {
  name: 'En espera, con nombre',
  render: () => (
    <Page>
      <Button look="primary" aria-label="Pagar el boleto" isPending pendingLabel="Procesando...">
        Pagar
      </Button>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Pagar el boleto Procesando...');
  },
};
