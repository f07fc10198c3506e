/** Where an inline picture of a body is served from: given its bytes and its type (`image/png`), an address of ours, or nothing when it cannot be shown. */
export type InlineImages = (bytes: Buffer, type: string) => string | undefined;

const INLINE = /data:(image\/[a-z\d.+-]{1,40});base64,([a-z\d+/=\s]*)/gi;
const PLACE = /^data:,(\d{1,6})$/;

interface WithoutImages {
  html: string;
  /** Address of the picture that `src` stands for; undefined when it stands for none. */
  addressOf: (src: string) => string | undefined;
}

/**
 * Takes the pictures out that editors paste into a body, and leaves a number in the place of each: a parser needs many times the memory
 * of an attribute of some megabytes.
 */
export function takeInlineImages(body: string, images?: InlineImages): WithoutImages {
  const found: { type: string; data: string }[] = [];
  const html = body.replace(INLINE, (_, type: string, data: string) => `data:,${found.push({ type: type.toLowerCase(), data }) - 1}`);
  const addressOf = (src: string): string | undefined => {
    const image = found[Number(PLACE.exec(src)?.[1] ?? -1)];
    return image && images?.(Buffer.from(image.data, 'base64'), image.type);
  };
  return { html, addressOf };
}
