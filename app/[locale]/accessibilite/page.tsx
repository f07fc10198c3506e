import { AccessibilityStatement } from '@/components/legal/AccessibilityStatement';
import { namedMetadata } from '@/lib/metadata';

export const generateMetadata = () => namedMetadata('accessibility');

export default AccessibilityStatement;
