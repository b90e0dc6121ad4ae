import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The extensions that the schemas need, for every engine that is opened inside a process. */
export const extensions = { btree_gist, pg_trgm };
