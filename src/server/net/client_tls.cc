#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/ssl.hpp>

#include "server/net/client_line.h"

namespace septem::server {
namespace {

namespace ssl = asio::ssl;

/// What this machine trusts: the certificates of the system, or those that SSL_CERT_FILE and SSL_CERT_DIR name.
ssl::context trusting_context() {
  ssl::context context(ssl::context::tls_client);
  error_code ignored;
  (void)context.set_default_verify_paths(ignored);
  (void)context.set_verify_mode(ssl::verify_peer, ignored);
  return context;
}

/// The context lives as long as the stream that is made with it.
struct Trust {
  ssl::context trust = trusting_context();
};

class SecretLine final : private Trust, public LineOver<ssl::stream<Socket>> {
 public:
  explicit SecretLine(asio::io_context& context) : LineOver(context, trust) {}

 private:
  void prepare() override {
    auto& secret = stream().next_layer();
    error_code ignored;
    (void)secret.set_verify_callback(ssl::host_name_verification(host()), ignored);
    SSL_set_tlsext_host_name(secret.native_handle(), host().c_str());
    secret.async_handshake(ssl::stream_base::client,
                           [self = std::static_pointer_cast<SecretLine>(shared())](error_code error) {
                             if (error) return self->opened(error);
                             self->shake_hands();
                           });
  }
};

}  // namespace

std::shared_ptr<ClientSocket::Line> make_secret_line(asio::io_context& context) {
  return std::make_shared<SecretLine>(context);
}

}  // namespace septem::server
