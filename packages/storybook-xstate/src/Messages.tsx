/** @jsxRuntime classic */
import * as React from 'react';
import type { Shown } from './channel.ts';
import type { Words } from './words.ts';

/** The messages between the actor that the story runs and its children. */
export function Messages({ messages, words }: { messages: Shown['messages']; words: Words }) {
  if (messages.length === 0) return null;
  return (
    <details className="chart-messages" open>
      <summary>{words.messages}</summary>
      <ol>
        {messages.map(({ from, to, event }, index) => (
          <li key={index}>
            <small>
              {from ?? words.outside} → {to}
            </small>{' '}
            {event}
          </li>
        ))}
      </ol>
    </details>
  );
}
