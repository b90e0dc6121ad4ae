import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type StateCardProps = {
  icon?: ReactNode;
  /** Address of a drawing. */
  picture?: string;
  title: string;
  /** The level of the title; its size does not change. */
  level?: 1 | 2;
  /** It replaces the requested content, so it is announced at once. */
  isAlert?: boolean;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A card that replaces content: nothing found, a failed load, a purchase in another tab. */
export function StateCard({ isAlert = false, level = 2, ...state }: StateCardProps) {
  return (
    <Card>
      <div role={isAlert ? 'alert' : undefined}>
        <EmptyState {...state} level={level} />
      </div>
    </Card>
  );
}
