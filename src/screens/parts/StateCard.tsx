import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type StateCardProps = {
  icon?: ReactNode;
  /** Address of a drawing. */
  picture?: string;
  title: string;
  /** The level of the title; the size stays. */
  level?: 1 | 2;
  /** It came in place of what was asked for: said at once. */
  isAlert?: boolean;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A card in place of content: nothing found, a failed load, a purchase that is elsewhere. */
export function StateCard({ isAlert = false, level = 2, ...state }: StateCardProps) {
  return (
    <Card>
      <div role={isAlert ? 'alert' : undefined}>
        <EmptyState {...state} level={level} />
      </div>
    </Card>
  );
}
