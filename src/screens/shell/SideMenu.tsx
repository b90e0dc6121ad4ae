import { CircleQuestionMark, LogOut, MapPinned, Search, X } from 'lucide-react';
import type { BookingEvent, BookingView } from '../../../machines/booking/booking.types.ts';
import { shell } from '../../messages/es-MX.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuRow } from '../../ui/MenuRow.tsx';
import { useLast } from '../parts/useLast.ts';
import { helpHref, placesHref } from './links.ts';

type Menu = Extract<BookingView['overlay'], { kind: 'menu' }>;
export type SideMenuProps = { isOpen: boolean; menu: Menu | null; homeHref: string; send: (event: BookingEvent) => void };

/** Who is signed in, where to go, and the way out (NAV-051 to NAV-056). */
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

function Greeting({ menu }: { menu: Menu }) {
  const initials = menu.fullName
    .split(' ')
    .slice(0, 2)
    .map((part) => part.slice(0, 1))
    .join('');
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center rounded-round bg-board font-sign text-title-3 font-bold text-on-board"
        >
          {initials}
        </span>
        <p className="grid min-w-0">
          <span className="text-small text-ink-muted">{shell.hello}</span>
          <b className="truncate font-sign text-[1.375rem] leading-7 font-bold">{menu.firstName}</b>
        </p>
      </div>
      <p className="grid min-w-0 text-small">
        <b className="truncate">{menu.fullName}</b>
        <span className="truncate text-ink-muted">{menu.email}</span>
        {menu.guest && <span className="text-ink-muted">{shell.guest}</span>}
      </p>
    </div>
  );
}
