/** An address with a route handler of the app, or one of the front's own, and the methods it answers. */
export interface Handler {
  path: RegExp;
  methods: readonly string[];
  /** Read by machines and the same for everybody: kept as screens are. */
  isDocument?: true;
}

const READ = ['GET', 'HEAD'] as const;

/** Every route handler of `app/`, and the pictures, which the front answers itself. One that is missing here does not exist for visitors; a test compares the two. */
export const HANDLERS: readonly Handler[] = [
  { path: /^\/(?:media|files)\/./, methods: READ },
  { path: /^\/api\/events$/, methods: READ },
  { path: /^\/api\/contact$/, methods: ['POST'] },
  { path: /^\/locales\/add\/[^/]+\/[^/]+$/, methods: ['POST'] },
  { path: /^\/locales\/[^/]+\/[^/]+$/, methods: READ },
  { path: /^\/(?:robots\.txt|sitemap\.xml)$/, methods: READ, isDocument: true },
  { path: /^\/(?:sitemap\/|(?:feeds|calendar|directory)\/(?:fr|en|ar)\/|directory\/chambers\.)[\w./-]+$/, methods: READ, isDocument: true },
  { path: /^\/(?:search\/suggestions|opensearch)\/[\w.-]+$/, methods: READ, isDocument: true },
  { path: /^\/manifest\.webmanifest$/, methods: READ },
];

/** Places where no screen is: what is neither a file nor a route handler there does not exist. The image optimiser is among them. */
const NO_SCREEN = /^\/(?:_next|api|media|files|locales|assets|icons|\.well-known)(?:\/|$)|^\/(?:favicon\.ico|robots\.txt|sitemap\.xml)$/;
/** Folders of documents. A plain word of these is an address like any other: not found is a screen there (specification §2). */
const DOCUMENTS = /^\/(?:sitemap\/.|(?:search\/suggestions|opensearch)\/.|(?:feeds|calendar|directory)\/(?:fr|en|ar)\/|directory\/chambers\.)/;

/** What answers a path that is no file. */
export function handlerOf(path: string): Handler | undefined {
  return HANDLERS.find((handler) => handler.path.test(path));
}

export function mayBeScreen(path: string): boolean {
  return !NO_SCREEN.test(path) && !DOCUMENTS.test(path);
}
