import type { FastifyReply } from 'fastify';
import { type Page, sendPage as sendStyled } from '../shared/html.ts';

/** Sends a page of the sandbox, in its own style. */
export const sendPage = (reply: FastifyReply, page: Omit<Page, 'styles'>): FastifyReply =>
  sendStyled(reply, { ...page, styles: '/sandbox.css' });
