import { Suspense, type ReactNode } from 'react';
import type { BookingEvent, BookingView } from '../../../machines/booking/booking.types.ts';
import { common, shell } from '../../messages/es-MX.ts';
import { CloseLabel } from '../../ui/closeLabel.ts';
import { lazyOverlay, lazyPart } from '../../ui/lazyPart.tsx';
import { OfflineBar, OutdatedNotice } from './PageBars.tsx';
import { UnopenedPage } from './UnopenedPage.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';
import type { SideMenuProps } from './SideMenu.tsx';

type ShellProps = {
  view: BookingView;
  send: (event: BookingEvent) => void;
  hrefs: SideMenuProps['hrefs'];
  account: SideMenuProps['account'];
  /** A newer build: `reload` is null while the page must not be reloaded. */
  newBuild?: { reload: (() => void) | null } | undefined;
  /** The screen of the step with its `main`, shown unless the purchase is in another tab. */
  children: ReactNode;
};

const SideMenu = lazyOverlay<SideMenuProps>(async () => (await import('./SideMenu.tsx')).SideMenu);
const ElsewherePage = lazyPart(async () => (await import('./ElsewherePage.tsx')).ElsewherePage);
const NoticeToast = lazyPart(async () => (await import('./NoticeToast.tsx')).NoticeToast);

/** The frame of every step: offline bar, board, footer, side menu and toast. */
export function Shell({ view, send, hrefs, account, newBuild, children }: ShellProps) {
  const menu = view.overlay.kind === 'menu' ? view.overlay : null;
  return (
    <CloseLabel value={common.close}>
      <div data-page="" className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only rounded-control bg-surface px-4 py-3 focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-30"
        >
          {shell.skip}
        </a>
        <OfflineBar view={view} />
        <ShopHeader view={view.header} homeHref={hrefs.home} send={send} />
        <OutdatedNotice newBuild={newBuild} />
        {/* The footer waits below the window, so that arriving content does not move it. */}
        <div id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none has-[[aria-busy=true]]:min-h-dvh">
          <Content view={view} send={send}>
            {children}
          </Content>
        </div>
        <ShopFooter />
        <SideMenu isOpen={menu !== null} menu={menu} hrefs={hrefs} account={account} send={send} />
        <Suspense>{view.notice && <NoticeToast notice={view.notice} onClose={() => send({ type: 'notice.closed' })} />}</Suspense>
      </div>
    </CloseLabel>
  );
}

/** Prefetches the overlays of the page. */
Shell.preload = async () => {
  await NoticeToast.preload();
  await SideMenu.preload();
};

function Content({ view: { screen, status }, send, children }: Pick<ShellProps, 'view' | 'send' | 'children'>) {
  if (screen === 'elsewhere') {
    return (
      <Suspense>
        <ElsewherePage send={send} />
      </Suspense>
    );
  }
  if (status === 'loading') return <main aria-busy="true" />;
  if (status === 'failed') return <UnopenedPage send={send} />;
  return children;
}
