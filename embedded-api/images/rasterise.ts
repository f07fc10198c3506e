export interface Plan {
  width: number;
  height: number;
  format: 'jpeg' | 'png';
  /** A complete SVG document of that size, without text (fonts differ from machine to machine). */
  draw(subject: string): string;
}

/** Quickly: the site encodes each size it shows anew. The library is loaded with the first picture. */
export async function rasterise({ width, height, format }: Plan, svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg)).resize(width, height);
  return format === 'png'
    ? image.png({ palette: true, quality: 95, compressionLevel: 9 }).toBuffer()
    : image.flatten({ background: '#ffffff' }).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}
