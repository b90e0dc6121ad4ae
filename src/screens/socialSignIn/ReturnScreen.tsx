import { CircleCheck, TriangleAlert } from 'lucide-react';
import { socialSignIn } from '../../messages/es-MX.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

type ReturnScreenProps = {
  /** A tab of the shop took the answer. */
  isTaken: boolean;
  homeHref: string;
};

/** The window of a provider after its answer (NAV-003). */
export function ReturnScreen({ isTaken, homeHref }: ReturnScreenProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-form place-items-center">
      <EmptyState
        level={1}
        icon={isTaken ? <CircleCheck /> : <TriangleAlert />}
        title={socialSignIn.returnTitle}
        actions={!isTaken && <LinkButton href={homeHref}>{socialSignIn.backToShop}</LinkButton>}
      >
        {isTaken ? socialSignIn.returned : socialSignIn.returnAlone}
      </EmptyState>
    </main>
  );
}
