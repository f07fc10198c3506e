/** What the content API holds, as the editors' webhook names it. */
export const ENTITIES = ['article', 'page', 'category', 'service', 'slide', 'partner', 'chamber', 'event', 'menu'] as const;
export type Entity = (typeof ENTITIES)[number];

/** Says what an answer holds: every item of an entity, or one of them. */
export type EntityTag = Entity | `${Entity}:${string}`;
