import { AccessibilityStatement } from '@/components/legal/LegalTexts';
import { namedMetadata } from '@/lib/views/named-metadata';

export const generateMetadata = () => namedMetadata('accessibility');

export default AccessibilityStatement;
