export function patternsOf(file: string): { source: string | null; flags: string }[];
