import { AccessibilityStatement } from '@/components/legal/AccessibilityStatement';
import { namedMetadata } from '@/lib/named-metadata';

export const generateMetadata = () => namedMetadata('accessibility');

export default AccessibilityStatement;
