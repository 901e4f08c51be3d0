import type { Development } from '@rivermark/content';

/** What the explorer knows of a project; its words are slots. */
export type Project = Pick<Development, 'id' | 'name' | 'kind' | 'stage'>;
