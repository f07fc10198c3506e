export function faultsOf(code: number | null, faults: string[]): string[];
export function isOlder(version: string, other: string): boolean;
export function removeOnEnd(folder: string): void;
