import { contentFiles } from './content';

/** Everything the demonstration shows, as its writers wrote it. */
export const demonstration = contentFiles();
