import { LogOut, Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OfficePlaceName, OfficeView } from '../../../machines/office/office.types.ts';
import { office as words } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Board, BoardLink } from '../../ui/Board.tsx';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuRow } from '../../ui/MenuRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';

type Work = Extract<OfficeView, { screen: 'work' }>;

type OfficeFrameProps = {
  /** Null before somebody is signed in. */
  work: Work | null;
  shop: string;
  /** The address of a page of the menu. */
  hrefOf: (name: OfficePlaceName) => string;
  onSignOut: () => void;
  children: ReactNode;
};

/** The header of the office, with the pages that the roles open, around a page. */
export function OfficeFrame({ work, shop, hrefOf, onSignOut, children }: OfficeFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const links = work?.menu.map((name) => ({ name, href: hrefOf(name), label: words.places[name] })) ?? [];
  return (
    <div className="flex min-h-dvh flex-col">
      <Board
        home={{ href: hrefOf('find'), label: words.home(shop), name: shop }}
        nav={
          <nav aria-label={words.menu} className="flex flex-wrap">
            {links.map(({ name, href, label }) => (
              <BoardLink key={name} href={href}>
                {label}
              </BoardLink>
            ))}
          </nav>
        }
        account={
          work ? (
            <>
              <div className="flex items-center gap-3 max-lg:hidden">
                <span className="max-w-48 truncate text-small text-on-board-muted">
                  <AsIs>{work.person.name}</AsIs>
                </span>
                <Button look="board" icon={<LogOut />} isPending={work.isLeaving} pendingLabel={words.signingOut} onPress={onSignOut}>
                  {words.signOut}
                </Button>
              </div>
              <span className="lg:hidden">
                <IconButton label={words.openMenu} icon={<Menu />} onBoard onPress={() => setOpen(true)} />
              </span>
            </>
          ) : (
            <Tag tone="board">{words.brand}</Tag>
          )
        }
      />
      {work && (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label={words.menu}>
          <p className="px-4 pt-4 text-small text-ink-muted">
            <AsIs>{work.person.name}</AsIs>
          </p>
          <nav aria-label={words.menu}>
            {links.map(({ name, href, label }) => (
              <MenuRow key={name} href={href} onPress={() => setOpen(false)}>
                {label}
              </MenuRow>
            ))}
          </nav>
          <MenuRow icon={<LogOut />} onPress={onSignOut}>
            {words.signOut}
          </MenuRow>
        </Drawer>
      )}
      {work && !work.isAllowed ? (
        <Page>
          <EmptyState icon={<LogOut />} title={words.notAllowed} level={1}>
            {words.notAllowedText}
          </EmptyState>
        </Page>
      ) : (
        children
      )}
    </div>
  );
}
