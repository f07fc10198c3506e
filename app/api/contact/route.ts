export { answerMessage as POST } from '@/lib/contact/answer-message';
