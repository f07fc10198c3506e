/** The API checks these fields of a contact message, and stores them in columns of these names. */
export const contactFields: Record<string, { max: number; required: boolean; email?: true }> = {
  name: { max: 255, required: true },
  email: { max: 255, required: true, email: true },
  subject: { max: 255, required: true },
  message: { max: 10_000, required: true },
};
