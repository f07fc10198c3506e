export const CONTACT_ERRORS = ['required', 'email', 'tooLong', 'singleLine', 'direction'] as const;
/** A field is wrong in one of these ways; each has a text in `messages` under `contact.errors`. */
export type ContactFieldError = (typeof CONTACT_ERRORS)[number];
export type ContactField = 'name' | 'email' | 'subject' | 'message';
export type ContactFieldErrors = Partial<Record<ContactField, ContactFieldError>>;
export type ContactValues = Record<ContactField, string>;

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[];
/** So that four full fields of Arabic fit into a form body of 16 KB, where each letter takes six bytes. */
export const CONTACT_MAX_LENGTH: Record<ContactField, number> = { name: 120, email: 254, subject: 200, message: 2000 };
