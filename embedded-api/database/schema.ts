/** Tables that outlive every change of the content. */
export const lastingTables = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS contact_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL, message TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS contact_key (key TEXT PRIMARY KEY, received_at TEXT NOT NULL) WITHOUT ROWID;`;

/**
 * Columns carry the names of the wire. Moments are kept as minutes from the local midnight of "today" (`…_minute`), see
 * `relative-clock.ts`: the same rows give a living calendar on any day.
 */
export const contentTables = `
CREATE TABLE category (
  id INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, name_ar TEXT, name_en TEXT,
  description TEXT, description_ar TEXT, description_en TEXT, articles_count INTEGER NOT NULL
);
CREATE TABLE article (
  id INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, name_ar TEXT, name_en TEXT,
  description TEXT, description_ar TEXT, description_en TEXT, image TEXT,
  starts_minute INTEGER, created_minute INTEGER NOT NULL
);
CREATE TABLE article_category (
  id INTEGER PRIMARY KEY, article_id INTEGER NOT NULL, category_id INTEGER NOT NULL
);
CREATE INDEX article_category_by_article ON article_category (article_id, category_id);
CREATE INDEX article_category_by_category ON article_category (category_id, article_id);
CREATE TABLE service (
  id INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, name_ar TEXT, name_en TEXT,
  description TEXT, description_ar TEXT, description_en TEXT, pages_count INTEGER NOT NULL
);
CREATE TABLE page (
  id INTEGER PRIMARY KEY, service_id INTEGER NOT NULL, placement TEXT NOT NULL, slug TEXT NOT NULL,
  name TEXT NOT NULL, name_ar TEXT, name_en TEXT, description TEXT, description_ar TEXT, description_en TEXT,
  image TEXT, icon TEXT, points TEXT NOT NULL, points_ar TEXT NOT NULL, points_en TEXT NOT NULL,
  extra TEXT, extra_ar TEXT, extra_en TEXT, created_minute INTEGER NOT NULL
);
CREATE INDEX page_by_placement ON page (placement, id);
CREATE TABLE document (
  id INTEGER PRIMARY KEY, owner TEXT NOT NULL, owner_id INTEGER NOT NULL, name TEXT NOT NULL,
  description TEXT, description_ar TEXT, description_en TEXT, lang TEXT, deleted INTEGER NOT NULL
);
CREATE INDEX document_by_owner ON document (owner, owner_id);
CREATE TABLE slide (
  id INTEGER PRIMARY KEY, placement TEXT NOT NULL, title TEXT NOT NULL, title_ar TEXT, title_en TEXT,
  description TEXT, description_ar TEXT, description_en TEXT, image TEXT, image_ar TEXT, image_en TEXT,
  link_url TEXT, link_text TEXT, link_text_ar TEXT, link_text_en TEXT
);
CREATE INDEX slide_by_placement ON slide (placement, id);
CREATE TABLE partner (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, name_ar TEXT, name_en TEXT,
  description TEXT, description_ar TEXT, description_en TEXT, image TEXT, link_url TEXT
);
CREATE TABLE menu_item (
  id INTEGER PRIMARY KEY, parent_id INTEGER, label TEXT NOT NULL, label_ar TEXT, label_en TEXT,
  link TEXT, type TEXT, id_item INTEGER, status INTEGER NOT NULL
);
CREATE TABLE chamber (
  id INTEGER PRIMARY KEY, short TEXT NOT NULL, name TEXT NOT NULL, name_ar TEXT, name_en TEXT,
  description TEXT, description_ar TEXT, description_en TEXT, logo TEXT,
  wilaya TEXT NOT NULL, wilaya_ar TEXT, wilaya_en TEXT, latitude TEXT, longitude TEXT, members_count INTEGER NOT NULL
);
CREATE TABLE member (
  id INTEGER PRIMARY KEY, chamber_id INTEGER NOT NULL, board TEXT NOT NULL, name TEXT NOT NULL, name_ar TEXT, name_en TEXT,
  role TEXT, role_ar TEXT, role_en TEXT, image TEXT, position INTEGER NOT NULL
);
CREATE INDEX member_by_chamber ON member (chamber_id, board, id);
CREATE TABLE event (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, title_ar TEXT, title_en TEXT,
  start_minute INTEGER NOT NULL, end_minute INTEGER, image TEXT, slug TEXT
);
CREATE INDEX event_by_start ON event (start_minute);
CREATE TABLE media (path TEXT PRIMARY KEY, drawing TEXT NOT NULL, subject TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE search_entry (
  id INTEGER PRIMARY KEY, type TEXT NOT NULL, item_id INTEGER NOT NULL, service_id INTEGER, created_minute INTEGER NOT NULL
);
CREATE INDEX search_entry_newest ON search_entry (created_minute DESC, id DESC);
CREATE INDEX search_entry_by_type ON search_entry (type, created_minute DESC, id DESC);
CREATE INDEX search_entry_by_item ON search_entry (item_id, type);
CREATE INDEX search_entry_by_service ON search_entry (service_id, created_minute DESC, id DESC);
CREATE VIRTUAL TABLE search_index USING fts5 (
  name, body, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);`;

const contentTableNames = [...contentTables.matchAll(/^CREATE (?:VIRTUAL )?TABLE (\w+)/gm)].map(([, name = '']) => name);
export const dropContentTables = contentTableNames.map((name) => `DROP TABLE IF EXISTS ${name};`).join('\n');
