import { CircleQuestionMark, LogOut, MapPinned, Search, UserRound, X } from 'lucide-react';
import type { BookingEvent, BookingView } from '../../../machines/booking/booking.types.ts';
import { shell } from '../../messages/es-MX.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuRow } from '../../ui/MenuRow.tsx';
import { useLast } from '../parts/useLast.ts';
import { helpHref, placesHref } from './links.ts';

type Menu = Extract<BookingView['overlay'], { kind: 'menu' }>;
export type SideMenuProps = { isOpen: boolean; menu: Menu | null; homeHref: string; send: (event: BookingEvent) => void };

/** The signed-in user, links, and the sign-out (NAV-051 to NAV-056). */
export function SideMenu({ isOpen, menu, homeHref, send }: SideMenuProps) {
  const shown = useLast(menu);
  const close = () => send({ type: 'menu.closed' });
  return (
    <Drawer isOpen={isOpen} onClose={close} label={shell.menu}>
      <div className="flex items-start justify-between gap-3 py-4 ps-5 pe-3">
        {shown && <Greeting menu={shown} />}
        <IconButton label={shell.closeMenu} icon={<X />} onPress={close} />
      </div>
      <nav aria-label={shell.menu} className="grid px-2">
        <MenuRow href={homeHref} icon={<Search />} onPress={close}>
          {shell.links.book}
        </MenuRow>
        <MenuRow href={placesHref(homeHref)} icon={<MapPinned />} onPress={close}>
          {shell.links.places}
        </MenuRow>
        <MenuRow href={helpHref(homeHref)} icon={<CircleQuestionMark />} onPress={close}>
          {shell.links.help}
        </MenuRow>
      </nav>
      <div className="mt-auto px-2 pt-2 pb-4">
        <hr className="mx-3 mb-2 border-line" />
        <MenuRow icon={<LogOut />} onPress={() => send({ type: 'signOut.requested' })}>
          {shell.signOut}
        </MenuRow>
      </div>
    </Drawer>
  );
}

function Greeting({ menu: { name, email, guest } }: { menu: Menu }) {
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center rounded-round bg-board font-sign text-title-3 font-bold text-on-board"
        >
          {name?.initials ?? <UserRound />}
        </span>
        {name ? (
          <p className="grid min-w-0">
            <span className="text-small text-ink-muted">{shell.helloTo}</span>
            <b className="truncate font-sign text-[1.375rem] leading-7 font-bold">{name.first}</b>
          </p>
        ) : (
          <b className="font-sign text-[1.375rem] leading-7 font-bold">{shell.hello}</b>
        )}
      </div>
      <p className="grid min-w-0 text-small">
        {name && <b className="truncate">{name.full}</b>}
        <span className="truncate text-ink-muted">{email}</span>
        {guest && <span className="text-ink-muted">{shell.guest}</span>}
      </p>
    </div>
  );
}
