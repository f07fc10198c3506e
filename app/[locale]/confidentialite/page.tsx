import { PrivacyNotice } from '@/components/legal/LegalTexts';
import { namedMetadata } from '@/lib/named-metadata';

export const generateMetadata = () => namedMetadata('privacy');

export default PrivacyNotice;
